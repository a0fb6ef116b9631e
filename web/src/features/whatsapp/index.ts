export { useOpenWhatsapp, useSwitchOnWhatsapp } from "./use-open-whatsapp.ts";
export { WhatsappLink } from "./WhatsappLink.tsx";
