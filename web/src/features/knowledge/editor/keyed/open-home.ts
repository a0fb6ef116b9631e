import type { Home } from "@bellhop/contract/catalogue";
import { useNavigate } from "@tanstack/react-router";
import { useContext } from "react";
import { sections } from "../../../catalogue/index.ts";
import { SectionPlace } from "../SectionScreen.tsx";

/** Opens the field where something is asked, in the builder or on the section's page. */
export function useOpenHome() {
  const navigate = useNavigate();
  const place = useContext(SectionPlace);
  return ({ section, key }: Home) => {
    const page = sections.find((one) => one.section === section)?.path ?? "/profile";
    if (place === "builder") void navigate({ to: "/builder", search: { section, entry: key } });
    else void navigate({ to: page, hash: key });
  };
}
