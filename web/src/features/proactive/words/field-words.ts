import type { ProactiveField } from "@bellhop/contract/proactive";
import { useLingui } from "@lingui/react/macro";

/** Names of the fields, on their chips. */
export function useFieldNames(): Record<ProactiveField, string> {
  const { t } = useLingui();
  return {
    first_name: t`first name`,
    hotel: t`hotel`,
    room: t`room`,
    arrival_day: t`arrival day`,
    departure_day: t`departure day`,
    nights: t`nights`,
    check_in_time: t`check-in time`,
    check_out_time: t`check-out time`,
    reservation_number: t`reservation number`,
    guest_page: t`guest page`,
    door_code: t`door code`,
    extra: t`extra`,
    price: t`price`,
  };
}
