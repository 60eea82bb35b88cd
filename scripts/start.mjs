// npm start: installs, builds, starts the database, migrates, serves. One process with every role.
import { spawn } from 'node:child_process'
import { ensureBuild, ensureDependencies, node, root } from './setup.mjs'

ensureDependencies()
ensureBuild()
const server = spawn(node(), ['dist/portal/main.js', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  // For whoever starts it like this, everything that this machine can play is on.
  env: {
    NODE_ENV: 'production',
    CLOUD: 'bring',
    // Further ports: the console for operators on this machine, and uploaded games.
    CONSOLE_PORT: String(Number(process.env.PORT ?? 8080) + 1),
    GAMES_PORT: String(Number(process.env.PORT ?? 8080) + 2),
    ...process.env,
  },
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) =>
  process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)),
)
