import type { ReactNode } from "react";
import { useOpenWhatsapp } from "../../whatsapp/index.ts";
import styles from "./TemplatesLink.module.css";

/** Opens the hotel's templates; nothing for those who may not open them. */
export function TemplatesLink({ children }: { children: ReactNode }) {
  const open = useOpenWhatsapp();
  return (
    open && (
      <button type="button" className={styles.link} onClick={() => void open()}>
        {children}
      </button>
    )
  );
}
