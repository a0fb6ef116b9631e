export { useOpenWhatsapp, useSwitchOnWhatsapp } from "./use-open-whatsapp.ts";
