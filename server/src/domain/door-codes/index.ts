export {
  addMessageCode,
  eraseDoorCodes,
  exportDoorCodes,
  readCode,
  readMessageCodes,
  sweepDoorCodes,
  viewDoorCodes,
  writeCode,
} from "./door-codes.ts";
