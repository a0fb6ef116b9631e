import type { InformationProps } from "../core/page-props.ts";
import { House } from "./House.tsx";
import { OwnLink } from "./Stay.tsx";

/** What the page shows beside the conversation. Only the server renders it; forms and links do everything. */
export const Information = (props: InformationProps) => (
  <>
    <OwnLink {...props} />
    <House {...props} />
  </>
);
