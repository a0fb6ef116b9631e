/** The assistant's voice. */
export function VoiceForm() {
  return null;
}
