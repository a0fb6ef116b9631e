/** Why a page was not fetched. */
export type PageRefusal =
  | {
      code:
        | "address_invalid"
        | "address_not_web"
        | "address_has_sign_in"
        | "address_not_public"
        | "address_not_https"
        | "page_broke_off"
        | "page_redirects_too_often"
        | "page_redirects_nowhere"
        | "page_encoding";
    }
  | { code: "address_port"; port: number }
  | { code: "host_not_found" | "host_silent" | "host_certificate"; host: string }
  | { code: "page_too_slow"; seconds: number }
  | { code: "page_too_large"; megabytes: number }
  | { code: "page_forbidden" | "page_not_found" | "page_error"; status: number }
  | { code: "page_type"; type: string };

export class PageRefused extends Error {
  readonly reason: PageRefusal;

  constructor(reason: PageRefusal) {
    super(reason.code);
    this.reason = reason;
  }
}
