import type { AtVenue, ReadingAtVenue } from "../../../platform/at/index.ts";
import { open, seal } from "../../../platform/crypto/seal.ts";
import { Secret } from "../../../platform/crypto/secret.ts";
import { newId } from "../../../platform/ids.ts";
import type { ModelSettings } from "../../../platform/model/index.ts";
import { type Actor, recordChange } from "../../audit/index.ts";
import { deleteOwnModel, type OwnModelRow, selectOwnModel, upsertOwnModel } from "./own-models.queries.ts";

/** A model that a venue has chosen instead of the installation's. */
export type OwnModel = { modelId: string; keyEnds: string | null; settings: ModelSettings };

type Sealing = { sealingKey: Buffer; allowedHosts: ReadonlySet<string> };

const keyPlace = (venueId: number, modelId: string) => `venue_models.key_sealed ${venueId} ${modelId}`;

export async function findOwnModel(at: ReadingAtVenue, sealing: Sealing): Promise<OwnModel | undefined> {
  const row = await at.tx.maybeRow(selectOwnModel, { venueId: at.venueId });
  return row && toModel(row, at.venueId, sealing);
}

function toModel(row: OwnModelRow, venueId: number, { sealingKey, allowedHosts }: Sealing): OwnModel {
  const { wire, base_url: baseUrl, name, currency, input_price: input, output_price: output } = row;
  const price =
    currency !== null && input !== null && output !== null ? { currency, input, output } : undefined;
  const apiKey = openKey(row, venueId, sealingKey);
  const settings = { wire, baseUrl, name, price, apiKey, allowedHosts };
  return { modelId: row.model_id, keyEnds: apiKey ? row.key_ends : null, settings };
}

/** Without it the provider refuses: a test says so. */
function openKey({ key_sealed: sealed, model_id }: OwnModelRow, venueId: number, sealingKey: Buffer) {
  if (sealed === null) return undefined;
  try {
    return new Secret(open(sealingKey, sealed, keyPlace(venueId, model_id)));
  } catch {
    return undefined;
  }
}

/** `key`: null for none; undefined keeps the stored one if it is for the same place. */
type Chosen = Pick<ModelSettings, "wire" | "baseUrl" | "name" | "price"> & { key: string | null | undefined };

/** Replaces the venue's model. A stored key is never sent to another host than the one that it was given for. */
export async function connectOwnModel(at: AtVenue, by: Actor, chosen: Chosen, sealing: Sealing) {
  const { venueId } = at;
  const before = await findOwnModel(at, sealing);
  const key = chosen.key === undefined ? keptKey(before, chosen) : chosen.key;
  const modelId = newId();
  const { wire, baseUrl, name, price } = chosen;
  const keyEnds = key === null ? null : endOf(key);
  await at.tx.run(upsertOwnModel, {
    ...{ venueId, modelId, wire, baseUrl, name, keyEnds },
    keySealed: key === null ? null : seal(sealing.sealingKey, key, keyPlace(venueId, modelId)),
    currency: price?.currency ?? null,
    inputPrice: price?.input ?? null,
    outputPrice: price?.output ?? null,
    changedAt: at.now,
  });
  const after = { keyEnds, settings: chosen, isKeyGiven: typeof chosen.key === "string" };
  await record(at, by, before && audited(before), audited(after));
}

/** Returns false if the venue has none. */
export async function disconnectOwnModel(at: AtVenue, by: Actor, sealing: Sealing): Promise<boolean> {
  const before = await findOwnModel(at, sealing);
  if (!before) return false;
  await at.tx.run(deleteOwnModel, { venueId: at.venueId });
  await record(at, by, audited(before), null);
  return true;
}

function keptKey(before: OwnModel | undefined, { wire, baseUrl }: Chosen): string | null {
  const settings = before?.settings;
  const isSame = settings?.wire === wire && new URL(settings.baseUrl).origin === new URL(baseUrl).origin;
  return isSame ? (settings.apiKey?.reveal() ?? null) : null;
}

const shownCharacters = 4;
const minKeyCharacters = 12;
/** So much of a short key would be too much. */
const endOf = (key: string) => (key.length < minKeyCharacters ? "" : key.slice(-shownCharacters));

type Audited = {
  keyEnds: string | null;
  settings: Pick<ModelSettings, "wire" | "baseUrl" | "name" | "price">;
  isKeyGiven?: boolean;
};

/** The audit log says only that a field named `api_key` has changed. A new key may end as the one before. */
const audited = ({ keyEnds, settings: { wire, baseUrl, name, price }, isKeyGiven }: Audited) => ({
  language_model: {
    provider: wire,
    address: baseUrl,
    name,
    api_key: isKeyGiven ? { given: keyEnds } : keyEnds,
    price: price ?? null,
  },
});

type Told = ReturnType<typeof audited>;

function record(at: AtVenue, by: Actor, before: Told | null | undefined, after: Told | null) {
  const { name } = (after ?? before)?.language_model ?? { name: "" };
  const subject = { id: "language_model", name };
  return recordChange(at, by, { kind: "settings_changed", subject, before: before ?? null, after });
}
