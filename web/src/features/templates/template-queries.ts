import type { InputOf } from "@bellhop/contract/call";
import { readSettings } from "@bellhop/contract/settings";
import {
  addDefaultTemplates,
  deleteTemplate,
  listTemplates,
  readTemplatesAgain,
  saveTemplate,
  submitTemplate,
  type Template,
} from "@bellhop/contract/templates";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useVenue } from "../../core/access/AccessContext.ts";
import { useApi } from "../../core/api/ApiProvider.tsx";
import { venueKey } from "../../core/api/query.ts";
import { useShowFailure } from "../../core/api/show-failure.ts";

const templatesKey = (venueId: number) => [...venueKey(venueId), "templates"] as const;

/** Meta decides within minutes or days, of which no live event tells. */
const submittedPollMs = 20_000;

export function useTemplates() {
  const { ask } = useApi();
  const { venue_id } = useVenue();
  return useQuery({
    queryKey: templatesKey(venue_id),
    queryFn: async ({ signal }) => (await ask(listTemplates, {}, { signal })).items,
    staleTime: 10_000,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) =>
      state.data?.some((one) => one.state === "submitted") ? submittedPollMs : false,
  });
}

export function useTemplateChanges() {
  const { ask } = useApi();
  const { venue_id } = useVenue();
  const queryClient = useQueryClient();
  const showFailure = useShowFailure();
  const settled = {
    onError: (failure: Error) => showFailure(failure),
    onSettled: () => queryClient.invalidateQueries({ queryKey: templatesKey(venue_id) }),
  };
  const submitOne = ({ template_id }: Template) => ask(submitTemplate, { template_id });
  return {
    submitOne,
    refresh: settled.onSettled,
    addDefaults: useMutation({ mutationFn: () => ask(addDefaultTemplates, {}), ...settled }),
    readAgain: useMutation({ mutationFn: () => ask(readTemplatesAgain, {}), ...settled }),
    submit: useMutation({ mutationFn: submitOne, ...settled }),
    remove: useMutation({
      mutationFn: ({ template_id }: Template) => ask(deleteTemplate, { template_id }),
      ...settled,
    }),
  };
}

/** Rejects with the errors of the fields, which the form shows. */
export function useSaveTemplate() {
  const { ask } = useApi();
  const { venue_id } = useVenue();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: InputOf<typeof saveTemplate>) => ask(saveTemplate, input),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: templatesKey(venue_id) }),
  });
}

/** The default language alone until the venue's languages are known. */
export function useVenueLanguages(): string[] {
  const { ask } = useApi();
  const { venue_id, default_language } = useVenue();
  const { data } = useQuery({
    queryKey: [...templatesKey(venue_id), "languages"],
    queryFn: async ({ signal }) => (await ask(readSettings, {}, { signal })).general.languages,
    staleTime: 10_000,
  });
  return data ?? [default_language];
}
