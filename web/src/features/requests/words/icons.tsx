import {
  IconAlertCircle,
  IconAlertTriangle,
  IconArrowBackUp,
  IconBan,
  IconCircleCheck,
  IconClockEdit,
  IconClockX,
  IconHourglass,
  IconProgress,
  IconUserCheck,
} from "@tabler/icons-react";
import { Icon } from "../../../ui/Icon.tsx";
import { kindIcons } from "./kind-icons.ts";
import type { RequestIconName } from "./request-icon-name.ts";

const icons = {
  ...kindIcons,
  proposed: IconHourglass,
  in_progress: IconProgress,
  cancelled: IconBan,
  expired: IconClockX,
  failed: IconAlertCircle,
  sold_out: IconAlertTriangle,
  guest_cancelled: IconArrowBackUp,
  guest_accepted: IconCircleCheck,
  too_late: IconClockX,
  decided: IconUserCheck,
  propose: IconClockEdit,
};

export const LoadedIcon = ({ name, size }: { name: RequestIconName; size: 14 | 16 | 18 }) => (
  <Icon of={icons[name]} size={size} />
);
