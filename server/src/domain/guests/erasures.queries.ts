import { change, statement } from "../../platform/db/index.ts";

type One = { venueId: number; erasureId: string };

export const insertErasure = change<One & { tracesSealed: string; receivedUntil: Date }>(
  "begin erasure",
  `insert into erasures (venue_id, erasure_id, traces_sealed, received_until)
   values ($venueId, $erasureId, $tracesSealed, $receivedUntil)`,
);

export type ErasureRow = {
  traces_sealed: string;
  received_until: Date;
  searched_delivery_id: string | null;
};

export const selectErasure = statement<One, ErasureRow>(
  "find erasure",
  `select traces_sealed, received_until, searched_delivery_id from erasures
   where venue_id = $venueId and erasure_id = $erasureId`,
);

export const setSearched = change<One & { deliveryId: string }>(
  "set erasure searched",
  "update erasures set searched_delivery_id = $deliveryId where venue_id = $venueId and erasure_id = $erasureId",
);

export const deleteErasure = change<One>(
  "end erasure",
  "delete from erasures where venue_id = $venueId and erasure_id = $erasureId",
);
