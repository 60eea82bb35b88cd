import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { makeRunFolder } from './run-folder.ts'

/** Why no Redis can be started here, or nothing. Debian has it as `redis-server`. */
export const noRedis =
  spawnSync('redis-server', ['--version']).status === 0
    ? undefined
    : 'there is no redis-server on this machine'

/** A Redis for this test alone, on a socket in a separate folder. */
export async function startRedis(folder = makeRunFolder()) {
  const socket = join(folder, 'redis.sock')
  const options = ['--port', '0', '--unixsocket', socket, '--save', '', '--appendonly', 'no', '--dir', folder]
  const server = spawn('redis-server', options, { stdio: ['ignore', 'pipe', 'inherit'] })
  for await (const line of createInterface({ input: server.stdout })) {
    if (/ready to accept connections/i.test(line)) break
  }
  server.stdout.resume()
  return {
    folder,
    socket,
    async stop() {
      const ended = once(server, 'exit')
      server.kill('SIGKILL')
      await ended
    },
  }
}
