export { useOpenWhatsapp } from "./use-open-whatsapp.ts";
export { WhatsappLink } from "./WhatsappLink.tsx";
