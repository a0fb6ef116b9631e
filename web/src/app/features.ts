import type { Feature } from "../core/navigation/feature.ts";
import { about } from "../features/about/feature.ts";
import { account } from "../features/account/feature.ts";
import { alerts } from "../features/alerts/feature.ts";
import { assistant } from "../features/assistant/feature.ts";
import { audit } from "../features/audit/feature.ts";
import { builder } from "../features/builder/feature.ts";
import { guests } from "../features/guests/feature.ts";
import { home } from "../features/home/feature.ts";
import { ideas } from "../features/ideas/feature.ts";
import { imports } from "../features/imports/feature.ts";
import { inbox } from "../features/inbox/feature.ts";
import { knowledge } from "../features/knowledge/feature.ts";
import { notifications } from "../features/notifications/feature.ts";
import { plans } from "../features/plans/feature.ts";
import { proactive } from "../features/proactive/feature.ts";
import { publicPage } from "../features/public-page/feature.ts";
import { requests } from "../features/requests/feature.ts";
import { reservationImports } from "../features/reservation-imports/feature.ts";
import { reservations } from "../features/reservations/feature.ts";
import { settings } from "../features/settings/feature.ts";
import { signUp } from "../features/sign-up/feature.ts";
import { simulator } from "../features/simulator/feature.ts";
import { statistics } from "../features/statistics/feature.ts";
import { stayRatings } from "../features/stay-ratings/feature.ts";
import { tasks } from "../features/tasks/feature.ts";
import { transcripts } from "../features/transcripts/feature.ts";
import { whatsapp } from "../features/whatsapp/feature.ts";

const all = [
  home,
  inbox,
  alerts,
  reservations,
  requests,
  transcripts,
  guests,
  builder,
  knowledge,
  imports,
  assistant,
  proactive,
  publicPage,
  statistics,
  stayRatings,
  simulator,
  whatsapp,
  reservationImports,
  plans,
  account,
  ideas,
  settings,
  notifications,
  audit,
  tasks,
  signUp,
  about,
] as const satisfies readonly Feature[];

/** Everything the dashboard consists of. The order is that of the navigation. */
export const features: readonly Feature[] = all;

type KindsOf<One> = One extends { liveHandlers: infer Handlers } ? keyof Handlers : never;
/** The kinds of live events that features handle. */
export type HandledKind = KindsOf<(typeof all)[number]>;
