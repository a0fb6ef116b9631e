import { type Call, formOf } from "../call.ts";
import { GraphError } from "../graph-error.ts";
import type { GraphParts } from "../parts.ts";
import { invalid, type Json, noSuchObject } from "../wire.ts";
import { downloadPath } from "./downloads.ts";
import { bareType, kindOfType, maxBytesOf, mediaTypes } from "./media-types.ts";

/** Stores a file of a multipart form. */
export async function uploadMedia({ accounts, media }: GraphParts, call: Call): Promise<Json> {
  accounts.usableNumber(call.id);
  const form = await formOf(call).catch(() => invalid("The body is no multipart form."));
  if (form.get("messaging_product") !== "whatsapp") invalid("The parameter messaging_product is required.");
  const file = form.get("file");
  if (!(file instanceof File)) return invalid("The parameter file is required.");
  const type = String(form.get("type") || file.type);
  const kind = kindOfType(type) ?? refuseType(type);
  // The part's own type decides, if it has one.
  if (file.type && bareType(file.type) !== bareType(type)) refuseType(file.type);
  if (file.size === 0) throw new GraphError(400, 131_053, "The file is empty");
  if (file.size > maxBytesOf(kind))
    throw new GraphError(
      400,
      131_053,
      `File size exceeds the limit of ${maxBytesOf(kind)} bytes for ${kind}`,
    );
  const bytes = Buffer.from(await file.arrayBuffer());
  return { id: media.add(call.id, bareType(type), bytes).id };
}

function refuseType(type: string): never {
  return invalid(
    `Param file must be a file with one of the following types: ${mediaTypes.join(", ")}. Received file of type '${type}'.`,
  );
}

/** Describes a file. Its address works for five minutes at Meta, and here until the file is deleted. */
export function getMedia({ address, media }: GraphParts, { id, query }: Call): Json {
  const file = media.find(id) ?? noSuchObject(id);
  const phoneNumberId = query.phone_number_id;
  if (phoneNumberId !== undefined && phoneNumberId !== file.phoneNumberId) noSuchObject(id);
  const fault = media.faultOf(id, "look");
  const url = fault?.fault === "url" ? fault.url : `${address()}${downloadPath}?mid=${id}&source=getMedia`;
  if (fault?.fault === "url") media.faultOf(id);
  return {
    url,
    mime_type: file.mimeType,
    sha256: file.sha256,
    file_size: file.bytes.length,
    id,
    messaging_product: "whatsapp",
  };
}

export function deleteMedia({ media }: GraphParts, { id }: Call): Json {
  return { success: media.delete(id) };
}
