/** Opens the market over this page; its code loads on first use. */
export async function visitMarket() {
  const { openMarket } = await import('#modules/market/web/index.ts')
  openMarket()
}
