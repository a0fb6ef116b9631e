export { titleOf } from "./editor/entry-title.ts";
export { SectionPlace } from "./editor/SectionScreen.tsx";
export { AvailabilityControl } from "./fields/Availability.tsx";
export { HoursField } from "./fields/HoursField.tsx";
export { MoneyField } from "./fields/MoneyField.tsx";
export { AssistantHead } from "./preview/AssistantHead.tsx";
export { Retrieval } from "./preview/Retrieval.tsx";
export { sectionForms } from "./sections/section-forms.ts";
export {
  changeOf,
  differing,
  emptyFields,
  entryOf,
  type Fields,
  fieldsOf,
  withFieldsOf,
} from "./store/entry-fields.ts";
export { useKnowledgeOverview, useMayEdit } from "./store/use-section.ts";
