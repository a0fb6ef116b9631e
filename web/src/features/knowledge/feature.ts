import type { Section } from "@bellhop/contract/sections";
import { msg } from "@lingui/core/macro";
import { builderKey } from "../../core/api/builder-keys.ts";
import { saveUnsaved } from "../../core/autosave/SaveUnsaved.tsx";
import { refreshSoon } from "../../core/live/refresh-soon.ts";
import type { Feature } from "../../core/navigation/feature.ts";
import { lazyScreen } from "../../core/navigation/lazy-screen.tsx";
import { suggestionsKey } from "./answer/suggestions-key.ts";
import { readEntrySearch } from "./editor/entry-search.ts";

const savedSections: Record<Section, true> = {
  profile: true,
  policy: true,
  amenities: true,
  faq: true,
  upsells: true,
};

/** One save often follows another. */
const refreshDelayMs = 300;

export const knowledge = {
  screens: [
    {
      path: "/profile",
      title: msg`Hotel profile`,
      family: { name: "builder", order: 1 },
      component: lazyScreen(() => import("./sections/profile/ProfileForm.tsx"), "ProfileForm"),
    },
    {
      path: "/guestpolicy",
      title: msg`Guest policy`,
      family: { name: "builder", order: 2 },
      component: lazyScreen(() => import("./sections/policy/PolicyForm.tsx"), "PolicyForm"),
    },
    {
      path: "/amenities",
      title: msg`Amenities`,
      family: { name: "builder", order: 3 },
      component: lazyScreen(() => import("./sections/amenities/AmenitiesForm.tsx"), "AmenitiesForm"),
    },
    {
      path: "/faq",
      title: msg`FAQ`,
      validateSearch: readEntrySearch,
      family: { name: "builder", order: 4 },
      component: lazyScreen(() => import("./sections/faq/FaqScreen.tsx"), "FaqScreen"),
    },
    {
      path: "/upsells",
      title: msg`Upsells`,
      family: { name: "builder", order: 5 },
      component: lazyScreen(() => import("./sections/upsells/UpsellsForm.tsx"), "UpsellsForm"),
    },
    {
      path: "/guest-assistant/knowledge",
      title: msg`Knowledge preview`,
      component: lazyScreen(() => import("./preview/KnowledgeScreen.tsx"), "KnowledgeScreen"),
    },
  ],
  liveHandlers: {
    knowledge: (_, { queryClient, venueId }) => refreshSoon(queryClient, builderKey(venueId), refreshDelayMs),
    suggestions: (_, { queryClient, venueId }) => refreshSoon(queryClient, suggestionsKey(venueId), 0),
    // The assistant's settings are part of the draft.
    settings: (_, { queryClient, venueId }) => refreshSoon(queryClient, builderKey(venueId), refreshDelayMs),
    concierge: (_, { queryClient, venueId }) => refreshSoon(queryClient, builderKey(venueId), 0),
    contradictions: (_, { queryClient, venueId }) => refreshSoon(queryClient, builderKey(venueId), 0),
  },
  background: [
    saveUnsaved(Object.keys(savedSections), async () => (await import("./store/section-stores.ts")).openAll),
  ],
} satisfies Feature;
