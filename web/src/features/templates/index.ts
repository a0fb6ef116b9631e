export { TemplatePicker } from "./TemplatePicker.tsx";
export { TemplatesSection } from "./TemplatesSection.tsx";
