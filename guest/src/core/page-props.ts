import type { GuestPage } from "@bellhop/contract/guest-page";
import type { GuestTexts } from "../texts/en.ts";

/** What every part of the page gets. */
export type PageProps = { page: GuestPage; texts: GuestTexts };
