export { TemplatePicker } from "./LazyTemplatePicker.tsx";
export { TemplatesSection } from "./TemplatesSection.tsx";
export { useTemplateName } from "./template-names.ts";
