import {
  addDefaultTemplates,
  deleteTemplate,
  listTemplates,
  readTemplatesAgain,
  saveTemplate,
  sendTemplate,
  submitTemplate,
} from "@bellhop/contract/templates";
import { listVenueTemplates } from "../../domain/templates/index.ts";
import { staffSendsTemplate } from "../../journeys/staff/staff-sends-template.ts";
import { managerReadsTemplates } from "../../journeys/whatsapp/manager-reads-templates.ts";
import {
  managerAddsDefaultTemplates,
  managerDeletesTemplate,
  managerSavesTemplate,
  managerSubmitsTemplate,
} from "../../journeys/whatsapp/manager-submits-template.ts";
import { changesAtVenue, readsAtVenue, worksAtVenue } from "./answer.ts";

export const templateRoutes = [
  readsAtVenue(listTemplates, async (at) => ({ items: await listVenueTemplates(at), next_cursor: null })),
  changesAtVenue(saveTemplate, (at, input, who) => managerSavesTemplate(at, who, input)),
  changesAtVenue(addDefaultTemplates, (at, _input, who) => managerAddsDefaultTemplates(at, who)),
  worksAtVenue(readTemplatesAgain, managerReadsTemplates),
  worksAtVenue(submitTemplate, managerSubmitsTemplate),
  worksAtVenue(deleteTemplate, managerDeletesTemplate),
  changesAtVenue(sendTemplate, (at, input, who) => staffSendsTemplate(at, who, input)),
];
