import {
  listTestQuestions,
  publishDespiteTests,
  removeTestQuestion,
  runTestQuestions,
  saveTestQuestion,
} from "@bellhop/contract/test-questions";
import { listTestQuestions as listTests } from "../../domain/test-questions/index.ts";
import {
  managerRemovesTestQuestion,
  managerSavesTestQuestion,
} from "../../journeys/assistant/manager-saves-test-question.ts";
import { staffPublishesAssistant } from "../../journeys/assistant/staff-publishes-assistant.ts";
import { staffRunsTestQuestions } from "../../journeys/assistant/staff-runs-test-questions.ts";
import { changesAtVenue, readsAtVenue, readsInUnits } from "./answer.ts";

export const testQuestionRoutes = [
  readsAtVenue(listTestQuestions, async (at) => ({ items: await listTests(at) })),
  readsInUnits(runTestQuestions, (venueId, _input, _who, services) =>
    staffRunsTestQuestions(venueId, services),
  ),
  changesAtVenue(saveTestQuestion, (at, input, who) => managerSavesTestQuestion(at, who, input)),
  changesAtVenue(removeTestQuestion, (at, { test_question_id }, who) =>
    managerRemovesTestQuestion(at, who, test_question_id),
  ),
  changesAtVenue(publishDespiteTests, (at, { part, reason, despite_contradictions }, who) =>
    staffPublishesAssistant(at, who, part, { despite_contradictions, despite_tests: reason }),
  ),
];
