/** Opens the market over this page; its code comes with the first use. */
export async function visitMarket() {
  const { openMarket } = await import('#modules/market/web/index.ts')
  openMarket()
}
