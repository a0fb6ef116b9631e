import type { ModelWire } from "@bellhop/contract/model";
import { change, statement } from "../../../platform/db/index.ts";

export type OwnModelRow = {
  model_id: string;
  wire: ModelWire;
  base_url: string;
  name: string;
  key_sealed: string | null;
  key_ends: string | null;
  currency: string | null;
  input_price: number | null;
  output_price: number | null;
};

export const selectOwnModel = statement<{ venueId: number }, OwnModelRow>(
  "find own model",
  `select model_id, wire, base_url, name, key_sealed, key_ends, currency, input_price, output_price
   from venue_models where venue_id = $venueId`,
);

export const upsertOwnModel = change<{
  venueId: number;
  modelId: string;
  wire: ModelWire;
  baseUrl: string;
  name: string;
  keySealed: string | null;
  keyEnds: string | null;
  currency: string | null;
  inputPrice: number | null;
  outputPrice: number | null;
  changedAt: Date;
}>(
  "store own model",
  `insert into venue_models
     (venue_id, model_id, wire, base_url, name, key_sealed, key_ends, currency, input_price, output_price, changed_at)
   values ($venueId, $modelId, $wire, $baseUrl, $name, $keySealed, $keyEnds, $currency, $inputPrice, $outputPrice,
     $changedAt)
   on conflict (venue_id) do update set model_id = excluded.model_id, wire = excluded.wire, base_url = excluded.base_url,
     name = excluded.name, key_sealed = excluded.key_sealed, key_ends = excluded.key_ends, currency = excluded.currency,
     input_price = excluded.input_price, output_price = excluded.output_price, changed_at = excluded.changed_at`,
);

export const deleteOwnModel = change<{ venueId: number }>(
  "delete own model",
  "delete from venue_models where venue_id = $venueId",
);
