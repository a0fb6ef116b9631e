import { msg } from "@lingui/core/macro";
import { IconFileText } from "@tabler/icons-react";
import type { Feature } from "../../core/navigation/feature.ts";
import { lazyScreen } from "../../core/navigation/lazy-screen.tsx";
import { readTranscriptsSearch } from "./reading/transcripts-search.ts";

export const transcripts: Feature = {
  screens: [
    {
      path: "/transcripts",
      title: msg`Transcripts`,
      validateSearch: readTranscriptsSearch,
      component: lazyScreen(() => import("./TranscriptsScreen.tsx"), "TranscriptsScreen"),
    },
  ],
  navItems: [{ to: "/transcripts", name: msg`Transcripts`, icon: IconFileText, group: "stays", key: "t" }],
};
