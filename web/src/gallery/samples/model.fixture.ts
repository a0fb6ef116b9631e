import type { ModelOverview, ModelProbe, ProbeFailure, ProbeResult } from "@bellhop/contract/model";
import { nadia } from "./guests.fixture.ts";
import { ago } from "./time.fixture.ts";

type Body = Record<string, unknown>;

const good: ProbeResult = {
  verdict: "good",
  schema: "enforced",
  is_wrapped: false,
  thinks: false,
  examples: 10,
  usable: 10,
  right: 10,
  language_kept: 10,
  late: 0,
  p95_ms: 1_380,
  tokens: { input: 1_248, output: 42, is_estimated: false },
  cost: { currency: "EUR", micros: 1_458 },
};

const results: Record<string, ProbeResult> = {
  good,
  slow: { ...good, verdict: "slow", schema: "asked", thinks: true, late: 10, p95_ms: 4_210 },
  misreads: { ...good, verdict: "misreads", schema: "asked", is_wrapped: true, right: 6, language_kept: 8 },
  unusable: { ...good, verdict: "unusable", schema: "ignored", usable: 1, right: 0, language_kept: 0 },
};

/**
 * Address parameters: `model=none` or `model=own`; `test` is `none`, `running`, a verdict (`good`, `slow`, `misreads`,
 * `unusable`) or a failure, such as `key_refused`.
 */
export function sampleModel(wanted: URLSearchParams) {
  const isStaff = !["owner", "manager"].includes(wanted.get("as") ?? "");
  const wantedTest = wanted.get("test") ?? "good";
  const set_by = wanted.get("model") === "own" ? "venue" : "installation";
  const tested: ModelProbe = {
    model: "small-reader",
    host: "models.example",
    asked_by: nadia.name,
    asked_at: ago(12),
    done: 11,
    calls: 11,
    ended_at: ago(11),
    failure: null,
    result: null,
  };
  const result = results[wantedTest];
  const code = wantedTest as ProbeFailure;
  const ended: ModelProbe = result
    ? { ...tested, result: isStaff ? { ...result, cost: null } : result }
    : { ...tested, done: 0, failure: { code, status: code === "key_refused" ? 401 : null } };
  let overview: ModelOverview = {
    model: {
      ...{ wire: "openai", name: "small-reader", host: "models.example", set_by },
      own:
        set_by === "venue" && !isStaff
          ? {
              base_url: "https://models.example/v1",
              key_ends: "7Q2f",
              price: { currency: "EUR", input: 1, output: 5 },
            }
          : null,
    },
    has_installation_model: true,
    voice_notes_host: "speech.example",
    probe:
      wantedTest === "none"
        ? null
        : wantedTest === "running"
          ? { ...tested, done: 3, ended_at: null }
          : ended,
    limit_ms: 2_500,
    usage: {
      month: "2026-11",
      answers: 3_212,
      calls: 3_340,
      tokens: 4_100_000,
      voice_minutes: 148,
      translation_tokens: 61_400,
      cost: isStaff ? null : { currency: "EUR", micros: 18_400_000 },
      translation_cost: isStaff ? null : { currency: "EUR", micros: 92_000 },
      for_staff: {
        calls: 86,
        tokens: 52_000,
        cost: isStaff ? null : { currency: "EUR", micros: 260_000 },
      },
      whatsapp_reply: isStaff
        ? null
        : { currency: "USD", micros: 34_100, prices_of: "2026-10-01", free_replies: 1_000 },
    },
    rules_instead: [
      { reason: "too_slow", count: 9 },
      { reason: "unusable", count: 3 },
    ],
  };
  if (wanted.get("model") === "none")
    overview = { ...overview, model: null, has_installation_model: false, probe: null, rules_instead: [] };
  return {
    read_model: () => overview,
    test_model: () => {
      overview = { ...overview, probe: { ...tested, done: 0, ended_at: null } };
      setTimeout(() => {
        overview = { ...overview, probe: { ...tested, result: good } };
      }, 3_000);
      return overview;
    },
    connect_model: ({ wire, base_url, name }: Body) => {
      overview = {
        ...overview,
        model: {
          wire: wire === "anthropic" ? "anthropic" : "openai",
          name: String(name),
          host: URL.parse(String(base_url))?.host ?? "api.anthropic.com",
          set_by: "venue",
          own: { base_url: String(base_url), key_ends: "7Q2f", price: null },
        },
      };
      return overview;
    },
    disconnect_model: () => overview,
  };
}
