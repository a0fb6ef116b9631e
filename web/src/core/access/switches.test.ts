import { expect, test, vi } from "vitest";
import { setSwitch, setSwitches, switchedOff, switchesNow } from "./switches.ts";

test("all are off until the venue is known, and nothing is refused by then", async () => {
  // The store is one for the whole page, and starts knowing nothing.
  vi.resetModules();
  const { setSwitch, switchedOff, switchesNow } = await import("./switches.ts");
  expect(switchesNow()).toEqual({
    dashboardConversationEnable: false,
    enableWhatsapp: false,
    builtConcierge: false,
    assistantAnswers: false,
  });
  expect(switchedOff(["dashboardConversationEnable", "enableWhatsapp"])).toBeUndefined();
  setSwitch("dashboardConversationEnable", false);
  expect(switchedOff(["dashboardConversationEnable"])).toBeUndefined();
});

test("the first needed switch that is off is named, and one that is on refuses nothing", () => {
  setSwitches({
    dashboardConversationEnable: true,
    enableWhatsapp: false,
    builtConcierge: false,
    assistantAnswers: false,
  });
  expect(switchedOff([undefined, "dashboardConversationEnable"])).toBeUndefined();
  expect(switchedOff([undefined, "enableWhatsapp"])).toBe("enableWhatsapp");
  expect(switchedOff(["dashboardConversationEnable", "enableWhatsapp"])).toBe("enableWhatsapp");
  expect(switchedOff([])).toBeUndefined();
});

test("setting one switch leaves the others alone", () => {
  setSwitches({
    dashboardConversationEnable: false,
    enableWhatsapp: false,
    builtConcierge: false,
    assistantAnswers: false,
  });
  setSwitch("enableWhatsapp", true);
  expect(switchedOff(["enableWhatsapp"])).toBeUndefined();
  expect(switchedOff(["dashboardConversationEnable"])).toBe("dashboardConversationEnable");
  setSwitch("dashboardConversationEnable", true);
  setSwitch("builtConcierge", true);
  setSwitch("enableWhatsapp", false);
  expect(switchedOff(["dashboardConversationEnable"])).toBeUndefined();
  expect(switchedOff(["enableWhatsapp"])).toBe("enableWhatsapp");
  expect(switchesNow()).toEqual({
    dashboardConversationEnable: true,
    enableWhatsapp: false,
    builtConcierge: true,
    assistantAnswers: false,
  });
});
