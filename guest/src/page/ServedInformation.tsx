/** As the server has rendered it: there as HTML, in the browser as the elements that the document came with. */
export type Served = { html: string } | { elements: readonly Node[] };

/** The page's policy requires a trusted type for `innerHTML`. */
declare const trustedTypes: { emptyHTML: string } | undefined;
const noHtml = typeof trustedTypes === "undefined" ? "" : trustedTypes.emptyHTML;

/**
 * The house's information. The script takes it as it is, so that neither its components nor its words are sent twice. If
 * the page had to be rendered again, because something changed the document, the elements come back.
 */
export function ServedInformation({ served }: { served: Served }) {
  const fill = (element: HTMLElement | null) => {
    if (element && !element.firstChild && "elements" in served) element.append(...served.elements);
  };
  return (
    <div
      ref={fill}
      className="served"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: only the server's own rendering.
      dangerouslySetInnerHTML={{ __html: "html" in served ? served.html : noHtml }}
    />
  );
}
