export { WhatsappLink } from "./WhatsappLink.tsx";
