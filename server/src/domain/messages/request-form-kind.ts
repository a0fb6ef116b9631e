/** A guest's message that came with a form of the guest page: its request is known, so the assistant does not read it. */
export const requestFormKind = "request_form";
