export { applyTemplateEvent } from "./apply-template-event.ts";
export { defaultTexts } from "./default-templates.ts";
export { readTemplatesQueue } from "./queues.ts";
export { type ReadTemplate, readListedTemplate, storeReadTemplates } from "./read-from-meta.ts";
export { requireFilledSlots } from "./template-fields.ts";
export type { TemplateRow } from "./templates.queries.ts";
export {
  type ApprovedTemplate,
  approveSimulated,
  deleteVenueTemplate,
  findApproved,
  findChannelToWriteFirst,
  findTemplate,
  findTemplateByName,
  listVenueTemplates,
  lockTemplate,
  markSubmitted,
  readTemplates,
  renderTemplate,
  toTemplate,
  writeDefaultTemplates,
  writeTemplate,
} from "./templates.ts";
