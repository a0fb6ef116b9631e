import { expect, test } from "vitest";
import { featureFlags, setFeature, setFeatures, switchedOff } from "./feature-flags.ts";

// The order counts: the store is one for the whole page, and starts knowing nothing.
test("all three are off until the venue is known, and nothing is refused by then", () => {
  expect(featureFlags()).toEqual({
    dashboardConversationEnable: false,
    enableWhatsapp: false,
    builtConcierge: false,
    assistantAnswers: false,
  });
  expect(switchedOff(["dashboardConversationEnable", "enableWhatsapp"])).toBeUndefined();
  setFeature.dashboardConversationEnable(false);
  expect(switchedOff(["dashboardConversationEnable"])).toBeUndefined();
});

test("the first needed feature that is off is named, and one that is on refuses nothing", () => {
  setFeatures({
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

test("each setter sets its own feature only", () => {
  setFeatures({
    dashboardConversationEnable: false,
    enableWhatsapp: false,
    builtConcierge: false,
    assistantAnswers: false,
  });
  setFeature.enableWhatsapp(true);
  expect(switchedOff(["enableWhatsapp"])).toBeUndefined();
  expect(switchedOff(["dashboardConversationEnable"])).toBe("dashboardConversationEnable");
  setFeature.dashboardConversationEnable(true);
  setFeature.builtConcierge(true);
  setFeature.enableWhatsapp(false);
  expect(switchedOff(["dashboardConversationEnable"])).toBeUndefined();
  expect(switchedOff(["enableWhatsapp"])).toBe("enableWhatsapp");
  expect(featureFlags()).toEqual({
    dashboardConversationEnable: true,
    enableWhatsapp: false,
    builtConcierge: true,
    assistantAnswers: false,
  });
});
