import type { HealthPart } from "@bellhop/contract/health";
import {
  IconBrandWhatsapp,
  IconCreditCard,
  IconDatabase,
  IconMail,
  IconPhoto,
  IconSettingsAutomation,
  IconSparkles,
} from "@tabler/icons-react";
import { Icon } from "../../../ui/Icon.tsx";

const icons = {
  database: IconDatabase,
  files: IconPhoto,
  whatsapp: IconBrandWhatsapp,
  model: IconSparkles,
  mail: IconMail,
  payments: IconCreditCard,
  jobs: IconSettingsAutomation,
};

export const PartIcon = ({ part }: { part: HealthPart }) => <Icon of={icons[part]} />;
