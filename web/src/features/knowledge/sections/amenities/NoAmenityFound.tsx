import { Trans, useLingui } from "@lingui/react/macro";
import { IconPlus, IconSearch, IconX } from "@tabler/icons-react";
import { Button } from "../../../../ui/Button.tsx";
import { Icon } from "../../../../ui/Icon.tsx";
import { Notice } from "../../../../ui/Notice.tsx";

type NoAmenityFoundProps = {
  typed: string;
  onAdd: ((title: string) => void) | null;
  onShowAll: () => void;
};

export function NoAmenityFound({ typed, onAdd, onShowAll }: NoAmenityFoundProps) {
  const { t } = useLingui();
  const title = typed.trim();
  return (
    <Notice
      icon={<Icon of={IconSearch} size={24} />}
      title={title ? t`No amenity found` : t`No amenities here`}
      action={
        <>
          {title && onAdd && (
            <Button icon={<Icon of={IconPlus} size={16} />} onClick={() => onAdd(title)}>
              <span>
                <Trans>
                  Add “<bdi>{title}</bdi>”
                </Trans>
              </span>
            </Button>
          )}
          <Button icon={<Icon of={IconX} size={16} />} onClick={onShowAll}>
            <Trans>Show all</Trans>
          </Button>
        </>
      }
    />
  );
}
