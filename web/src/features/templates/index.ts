export { TemplatePicker } from "./LazyTemplatePicker.tsx";
export { TemplatesSection } from "./TemplatesSection.tsx";
