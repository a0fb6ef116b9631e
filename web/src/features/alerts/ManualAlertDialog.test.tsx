import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { ManualAlertDialog } from "./ManualAlertDialog.tsx";

const shown = vi.hoisted(() => ({ press: () => {} }));
vi.mock("../../core/forms/FormDialog.tsx", () => ({
  FormDialog: ({ onSend }: { onSend: () => void }) => {
    shown.press = onSend;
    return null;
  },
}));

const i18n = setupI18n({ locale: "en", messages: { en: {} } });

/** Presses the button of a dialog and returns what closes it and what saves. */
function pressSave() {
  const queryClient = new QueryClient();
  const saving = Promise.withResolvers<void>();
  const save = vi.fn((_: string) => saving.promise);
  const close = vi.fn();
  renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <I18nProvider i18n={i18n}>
        <ManualAlertDialog
          title="Add alert"
          send="Add alert"
          text=" Lift stuck "
          onSave={save}
          onClose={close}
        />
      </I18nProvider>
    </QueryClientProvider>,
  );
  shown.press();
  const settled = () => {
    const [mutation] = queryClient.getMutationCache().getAll();
    return mutation?.state.status;
  };
  return { saving, save, close, settled };
}

test("the dialog closes when the alert is saved, not before", async () => {
  const { saving, save, close } = pressSave();
  await vi.waitFor(() => expect(save.mock.calls[0]?.[0]).toBe("Lift stuck"));
  expect(close).not.toHaveBeenCalled();
  saving.resolve();
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
});

test("the dialog stays open with what was typed if the alert was not saved", async () => {
  const { saving, close, settled } = pressSave();
  saving.reject(new Error("No connection"));
  await vi.waitFor(() => expect(settled()).toBe("error"));
  expect(close).not.toHaveBeenCalled();
});
