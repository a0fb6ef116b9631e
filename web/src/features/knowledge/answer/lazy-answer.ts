import { lazy } from "react";
import { untilLoaded } from "../../../core/navigation/until-loaded.ts";

const load = () => import("./AnswerDialog.tsx");

export const AnswerDialog = lazy(() =>
  untilLoaded(load).then(({ AnswerDialog }) => ({ default: AnswerDialog })),
);

export const EditSuggestionDialog = lazy(() =>
  untilLoaded(load).then(({ EditSuggestionDialog }) => ({ default: EditSuggestionDialog })),
);
