/** The files that a simulated guest can send. */
export const sampleFiles = {
  photo: { kind: "image", mimeType: "image/png", base64: photo() },
  voice: { kind: "audio", mimeType: "audio/ogg; codecs=opus", base64: voice() },
} as const;
export type SampleFile = keyof typeof sampleFiles;

export const sampleBytes = (sample: SampleFile): Buffer => Buffer.from(sampleFiles[sample].base64, "base64");

/** A boat at sea, 320 × 240 pixels. */
function photo(): string {
  return [
    "iVBORw0KGgoAAAANSUhEUgAAAUAAAADwCAMAAABG801ZAAAAG1BMVEWf0+1claU0g6fr16L7/Pq9v6GesqMqfqeMSi/5lxI2AAALz0lE",
    "QVR42u1diWKjNhAlRuPq/7+42MYwt4SHrEgyr20CQsfoaS4JdjtNiUQikUgkEonEN+JrtACJRCLxm3AbLUAikUgkEolEIpFIJBKJRCKR",
    "SCQSicTFMZflnwfKaEl+IuaVvGTxE2zcbT9LUtiPnbv993o1WrSfgPLWtxlxt92kFrZAFK8QHlMJ2yhY2zhKKmEThK2nIResiSWDiQvY",
    "QoephS82Rwt6URRCXtnTGBxTSlqxhYJjBzVcEU5Gy3pJsLwPUYeuS0kjNkBiLU0EC82nM5vRULACFm0rwtRztMBXA3NzTf6SQAZuotiY",
    "3zZc9ihdMhJTcL0rTPHYj1RBBpyyKMGjcHqf1UYLfSVojq60LkYLfSEA3n/QHLBYtOZ+BKEw7Soy71P2I0ngBurycODlPBJFHS32dWAm",
    "f0ZiXZ70pgZukOQRs6XYC0aLfRmUeTskEK/ieAFxl6MFvwqEevHEhYfi9+1owa+CouR62ruRPcqsOjta8KtAqh9PY4wzhdGCXwWSMJL3",
    "CV63nGa04Gch+ldVoNRE1zT9eCs18A12zCL9YMHXKLCMFvwqoIrG2FT9X36wRTCjPLBInsT1lhOOFvwy0Hzfbqr4fSehdrTY18Gs58pq",
    "5MgsRkERhKGSgsrIfRK4gWkYDyMimy55nMVQ1jyQ7ega+7nRUl8IpsejvjHTaAssid4SZ/NUK7NABiPZ47qILfu8wX/D35rItmo8nVZM",
    "OBWQwtI7fpi1MT1a4KtBfIW6nc8UyWNu4xRI58ePZ0giPVrcC0I5ssrPOo6Abj0KVz5SnAasQgm5ymdtyyWMlvSiYJuO7SsZntik/pkQ",
    "xwgskZ5zD+zD2o9gj5j268LK+7ZfowW8PAr2f1QXM3/uA3N973PCktbbDS0VTOs9BHmYNVoiU9LRAniyvbO/0YK4Qo4W4MejJIUhlCQw",
    "hpIMxlCSwRhKMhhDSQZt9LzvTAKDKMlgDCUZjKEkgzGUZDCGJDCIkgzGUJLBGEoyGENJBmNIAoMoyWAMJRmMoSSDMZQog3/9/2EdJvCv",
    "oySDMZRkMIaSDMZQksEYksAgSjIYQ0kGYyjJYAwlGYwhCQyiJIMxlGQwhpIMxpAEBlGSwRhKMhhDi8BkEOP+A3s+B/+dghrB7YFz5Pj3",
    "OInAW5S/v05ggMFH49EsXIDAj614NAFRnEfghzo4moAoziPwIwZHTz+OEwn8wIpHz/4EnErgUQZHT/4MnEvgMQZHz/0UnEzgET84eurn",
    "4GQCD+jg6JmfhNMJfODWuP9N+BYC/xKSwCCSwCCSwCCSwCCSwCCSwCCSwCCSwCCSwCCSwCCSwCCSwCCSwCCSwCCSwCCSwCC+l8DffBS9",
    "IjUwiCQwiCQwiCQwiCQwiCQwiCQwiCQwiCQwiCQwiCQwiCQwiCQwiCQwiCQwiCQwiCQwiCQwiCQwiCQwiCEE3j56dE2MIZDSdDOu1aYj",
    "5PXwjwhc/1zS7fZ1+1pxvy//PgGvH8s/UOF1t2Cp8fVVl4pLi+2vBHj8vl2Kye8jcJn0k6YHOTAfg12/Pqn9Qpz+FgLrytm9bnzhX+t1",
    "lUWSOCB3Lp+w6Ouipk8yxxD6CYHEZz0V7alkvpqBXQboP1kFyAWYXcKTzAU/gsCneX7dCWugzstRIdhVkmtfbTRtYOHyZeTfr5UHCXz5",
    "NTkpUC91xQJRZKsVpXrjuNr1Ky2qTyavQOBCHChUqAZY6VM51Tq7MOyZqrjBNKj3AI+4M4bASjXOUR5zWiQecEtfl6Ue6xbWlpYuWnKc",
    "rpAWgbeHtd7vuy7szonrhzo5zVI1KLq4k+14VdkJkGVSfjEev5PAlbm22EAM1XKE1H8ZqkEeg2y5PRELY9qEWH0++hK1w9pICHyECMc/",
    "e/kYuay7XtjVYfZVCzlSXKC1wSMBLehYN6gRdZw27u53kxgQiuDTqdSCrR9zDK9nJaduy6M4UntRF6v+kMBF7ao62LZCe6lQT2peXam0",
    "phOkZZXPbdQW9VoZ0WXy+F6PhphJjNQSXZFH9UlEV9ROK39iebO6abAhQZtuaOSfRIwjrnHiY+BL4Yb2x0xNPM9eRRkjosqquKZjidyg",
    "0U/DpBRHqseZXhanWaARKQnUIGmR2gLIPmwByGpoqSSmkkYZRfGob0Is1lvjlGKaxTr2ZF+aFFXU0VG7ijuOYlo1mkmDNSTTAncPM20N",
    "XEFFStU9IX9/0LeREUZmZnhC6xubRn0IRZS7tYGZ8DCaXjF9bAtUeS3tCMBw53pibsYOnYWZ5EuqJtvJLkgO6/tKTRinAyGt8mUidB8+",
    "d9JySyvPc+JMD/Q00nDSfpbPE52JdqgKqZCDwqCjV7QY/Gra46rcih5oNvTWYJ0df5XRcIomvssWOu47iRPrmSbD0OtoWcpjLYXel5aA",
    "V6syriP9q5NIg12vYTz6er/SnBtJY+ps6YnqssCjxwkHdW7KrI3WMwqQ5WySoD/WbArZNDLI+vUk0NyCVa170/2TQqldRkV8AbJIkwmY",
    "EoG3WNIYyHrI0oOGPzXqtTaabhMRf40e0OnNcc08UsOK50pWPutS08kBJlDos3HWqRlU27z0vVNn0OmKQsx0tb2kBvP1lTlD+mBSglxj",
    "KwJGd+ydL/WT1OrwgaGeFAtDloSoiTWnm70w0Fbf5LdyWTRMpKrJmBxMf4fRlaX1DYVTctORHIqmtJKicE7ysD4WaweT0T/YBaJ2U251",
    "/soExPYBd1/tPmdjI26mr3ofplziBhVO1pRs3qo5iOG7fHH8Osau0By+xwToijh5G7YrS0smV4mog4O5Q+Xq4Qdu4uCm5LYwjoSrUzhk",
    "7ttlFaJMrYZWeaVCsA0Q+DM/jEZc89sBEsjR90NjvLX95QNx4KRRCz1wUNulWFmA2KKdnIDlGnjk3/up9IdPCbjuYq1iTn19MM02qmZK",
    "5NbbouwyUba0ptzJNN6IurSgZzJGG56dUQnaL3SDF3bTQEtmKWbzyylwrz7YQPBiMSW2OITCRpDSHnufS/BxJ6EJrmvW+0Hpqs+OTNpb",
    "WwZ5YHHUDVqS4LMrtePG/nPFNBMDomvLdkfaNOzeZQ155Ufm90GADFZ2JqUT0ekejA73EmW2U1djaFUQj9w0Um/U9mneSJIpmBWVN2Kx",
    "/enxu8j6pkB9sU7OReiQ1sIf+44c6yLnoesMVq0MWkcdcpkbCEORCEOT2zW1jO7oQcfZhcKrCFI7rMkYw+hbvFldTJwKopZMYds7PVm0",
    "vRf2oq0Bj1D/K5oGRfqWsHa01vTYCRQycPf7HGLCYPchk0E2pP8pWTtc7NKA0ok5Y8V4W+w60M6WdGPgWcvkhWuHm2YY8bZIHQmCcNsd",
    "uTUI/QM1eHTtvVmB/kJg3nwg7qC5dKrliPfpXQ1n6us9a9/q4o3Np0kh2/fxYc2sQKrQHkTI7KvS4nUv3ly0nJv6vtNMI/U/CSBuWffQ",
    "s+64f30COKd3FpuA+ECLF7szrvrGNkndhnZ8AuxLoDfctcf9MrudynZsb4GZMMxM9mYGTzyE4iJB1mI16+zpo3EDVk+kEGhxVfsTdZtG",
    "QtHIA3WATfOxbgisz+Og6VzBuetu19rFA/m9iTXZrWUGcpipVoPmFu6E7hlqR2Me0ZSV3uL8JHtStQtEV5VZEh61HvNweGHJl3ZoAOrN",
    "6gGtBDoAn9bMzNjrUVH1qd1Q7byddsDc0XM7Cnstggq84dgrWko3NmFDnp78aB9TBlCszfqRuz6OdofSYlFnjbxkFKF2IHVfkZSQ6Kv6",
    "BHaVro+eqbFzEbxQZoX4zl0zdlFOE23nd0zP/efkjzmso1Rw+qmSJV7TGB1UqzZFrXsbd7PO+u9dAP5WWNN/ohPat0/gpDFuGrTvhBos",
    "vJ6i9Iolt2B30fFabZ4NDXNakpziiI82VGRymmy3tlulvYpI2TkracyqDWxrWnFVvVPxpa1Op/JUOwgzTRKePpAlIGJpYJ7d9RJvKI69",
    "S9/WqOtooLFBkHvYTqlJuHAFoX8W1d2JqPukhmzt44K9UHexovf2nzY2pGIGaGxpwO9nl1fNoP4Hhrf5qbUjQlMAAAAASUVORK5CYII=",
  ].join("");
}

/** A tenth of a second of silence. */
function voice(): string {
  return [
    "T2dnUwACAAAAAAAAAAABAAAAAAAAAFedtgsBE09wdXNIZWFkAQE4AYA+AAAAAABPZ2dTAAAAAAAAAAAAAAEAAAABAAAAJPV2WAEU",
    "T3B1c1RhZ3MEAAAAZmFrZQAAAABPZ2dTAATAEgAAAAAAAAEAAAACAAAADsLu1AUDAwMDA/j//vj//vj//vj//vj//g==",
  ].join("");
}
