/** The environment of programs that Bellhop starts. Only `PATH` is passed on, because its own has secrets. */
export const childEnvironment = () => ({
  PATH: process.env.PATH,
  LC_ALL: "C",
  LC_MESSAGES: "C",
  TZ: "UTC",
});
