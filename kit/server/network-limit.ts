import { NO_WAIT, times, type Limiter, type Rate } from '#kit/limits/limiter.ts'
import type { Duration } from '#kit/time/time.ts'
import { REGION_CROWD, regionOf, type ClientAddress } from './client-address.ts'

/** Takes a token of a network and, since one customer may have many networks of IPv6, of its region. Localhost is not limited. */
export async function takeOfNetwork(
  limiter: Limiter,
  name: string,
  { isLocal, network }: Pick<ClientAddress, 'isLocal' | 'network'>,
  rate: Rate,
): Promise<Duration> {
  if (isLocal) return NO_WAIT
  const wait = await limiter.take(name, network, rate)
  const region = regionOf(network)
  if (wait > 0 || region === network) return wait
  return limiter.take(name, region, times(rate, REGION_CROWD))
}
