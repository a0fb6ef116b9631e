import type { DateOrder, ImportField, RowVerdict } from "@bellhop/contract/reservation-imports";
import type { ReservationStatus } from "@bellhop/contract/reservations";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { CsvFormat } from "./csv-format.ts";

/** In the order in which people look for them. */
export const fieldNames: Record<ImportField, MessageDescriptor> = {
  guest_name: msg`Guest name`,
  first_name: msg`First name`,
  last_name: msg`Last name`,
  phone: msg`Phone`,
  email: msg`E-mail`,
  language: msg`Language`,
  reservation_number: msg`Reservation number`,
  external_id: msg`ID in the other system`,
  checkin: msg`Arrival date`,
  checkout: msg`Departure date`,
  nights: msg`Nights`,
  arrival_time: msg`Arrival time`,
  status: msg`Status`,
  cancelled: msg`Cancelled (yes or no)`,
  room: msg`Room`,
  room_type: msg`Room type`,
  adults: msg`Adults`,
  children: msg`Children`,
};

export const verdictNames: Record<RowVerdict, MessageDescriptor> = {
  new: msg`New`,
  changed: msg`Changed`,
  same: msg`Unchanged`,
  skipped: msg`Skipped`,
  unreadable: msg`Unreadable`,
};

export const statusNames: Record<ReservationStatus, MessageDescriptor> = {
  inquiry: msg`Inquiry`,
  pending: msg`Pending`,
  confirmed: msg`Confirmed`,
  checked_in: msg`In house`,
  checked_out: msg`Checked out`,
  cancelled: msg`Cancelled`,
  no_show: msg`No-show`,
};

export const dateOrderNames: Record<DateOrder, MessageDescriptor> = {
  day_first: msg`Day, month, year`,
  month_first: msg`Month, day, year`,
  year_first: msg`Year, month, day`,
};

export const delimiterNames: Record<CsvFormat["delimiter"], MessageDescriptor> = {
  ";": msg`Semicolon (;)`,
  ",": msg`Comma (,)`,
  "\t": msg`Tab`,
  "|": msg`Vertical bar (|)`,
};

/** Names of standards are the same in every language. */
export const encodingNames: Record<CsvFormat["encoding"], string> = {
  "utf-8": "UTF-8",
  "windows-1252": "Windows-1252 (Latin-1)",
  "windows-1250": "Windows-1250 (Latin-2)",
  "iso-8859-2": "ISO 8859-2 (Latin-2)",
  "windows-1251": "Windows-1251 (Кириллица)",
  "koi8-r": "KOI8-R (Кириллица)",
  "windows-1253": "Windows-1253 (Ελληνικά)",
  "windows-1254": "Windows-1254 (Türkçe)",
  macintosh: "Mac Roman",
  shift_jis: "Shift_JIS (日本語)",
  "euc-jp": "EUC-JP (日本語)",
  gb18030: "GBK (简体中文)",
  big5: "Big5 (繁體中文)",
  "euc-kr": "EUC-KR (한국어)",
  "utf-16le": "UTF-16 LE",
  "utf-16be": "UTF-16 BE",
};
