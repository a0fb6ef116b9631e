import type { Logo } from "@bellhop/contract/settings";
import { change, statement } from "../../platform/db/index.ts";

export type LogoRow = Omit<Logo, "image"> & { image: Buffer; sha256: Buffer };

const columns = "type, width, height, image, sha256";

export const selectLogo = statement<{ venueId: number }, LogoRow>(
  "find logo",
  `select ${columns} from venue_logos where venue_id = $venueId`,
);

export const upsertLogo = change<{ venueId: number; changedAt: Date } & LogoRow>(
  "save logo",
  `insert into venue_logos (venue_id, ${columns}, changed_at)
   values ($venueId, $type, $width, $height, $image, $sha256, $changedAt)
   on conflict (venue_id) do update set type = excluded.type, width = excluded.width, height = excluded.height,
     image = excluded.image, sha256 = excluded.sha256, changed_at = excluded.changed_at`,
);

export const deleteLogo = change<{ venueId: number }>(
  "delete logo",
  "delete from venue_logos where venue_id = $venueId",
);
