import {
  addProactiveRule,
  addReadyMadeRules,
  deleteProactiveRule,
  dryRunProactiveRule,
  listPlannedMessages,
  listProactiveRules,
  listSentFirst,
  pauseProactive,
  previewProactiveRule,
  saveProactiveRule,
  switchProactiveRule,
  testProactiveRule,
  translateProactiveText,
} from "@bellhop/contract/proactive";
import {
  managerAddsReadyMade,
  managerAddsRule,
  managerDeletesRule,
  managerPauses,
  managerSavesRule,
  managerSwitchesRule,
} from "../../journeys/proactive/manager-saves-rule.ts";
import { managerTestsRule } from "../../journeys/proactive/manager-tests-rule.ts";
import { dryRun, previewRule } from "../../journeys/proactive/preview-rule.ts";
import { translateRuleText } from "../../journeys/proactive/translate-rule-text.ts";
import { viewPlan, viewSent } from "../../journeys/proactive/view-plan.ts";
import { viewRules } from "../../journeys/proactive/view-rules.ts";
import { changesAtVenue, readsAtVenue, readsInUnits, worksAtVenue } from "./answer.ts";

export const proactiveRoutes = [
  readsAtVenue(listProactiveRules, (at, _input, _who, services) => viewRules(at, services)),
  changesAtVenue(addProactiveRule, (at, input, who) => managerAddsRule(at, who, input)),
  changesAtVenue(saveProactiveRule, (at, input, who) => managerSavesRule(at, who, input)),
  worksAtVenue(switchProactiveRule, managerSwitchesRule),
  changesAtVenue(deleteProactiveRule, (at, input, who) => managerDeletesRule(at, who, input)),
  changesAtVenue(addReadyMadeRules, (at, _, who) => managerAddsReadyMade(at, who)),
  changesAtVenue(pauseProactive, (at, input, who) => managerPauses(at, who, input)),
  readsAtVenue(previewProactiveRule, (at, input, _, services) => previewRule(at, input, services)),
  readsInUnits(translateProactiveText, (venueId, input, _who, services) =>
    translateRuleText(services, venueId, input),
  ),
  changesAtVenue(testProactiveRule, (at, input, who, services) => managerTestsRule(at, who, input, services)),
  readsAtVenue(dryRunProactiveRule, (at, input, _, services) => dryRun(at, input, services)),
  readsAtVenue(listPlannedMessages, (at, input, _, services) => viewPlan(at, input, services)),
  readsAtVenue(listSentFirst, (at, input) => viewSent(at, input)),
];
