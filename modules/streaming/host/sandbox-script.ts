/** File descriptors of the sandbox's first process. */
export const SANDBOX_PORTS = { orders: 0, log: 2, reports: 3, sound: 4, saved: 5, restored: 6 } as const

export const HOME = '/home/player'
export const RUN = '/run/player'
export const SCREEN_FOLDER = '/run/screen'

/**
 * The first shell in the sandbox, process 1 of its PID namespace: when it ends, however, the kernel kills everything else. It reports
 * `ready` and starts nothing before an answer, then reports `up` or `failed`, and `exit <code>`. The next order ends it: `save` packs the
 * player's files first; EOF from a killed host is an order too. Arguments: width, height, 1 with sound, processes, number of settings,
 * each with path and content, number of saved paths, the saved paths, then the game and its arguments.
 */
export const SANDBOX_SCRIPT = `
set -u
width=$1 height=$2 sound=$3 processes=$4 settings=$5
shift 5
# The last words of a shell that lost its host are nobody's business.
trap '' PIPE
ulimit -c 0
exec 9<&0 </dev/null
# A host that answers was alive after bwrap tied this shell to it; one that died before gives EOF.
echo ready >&3
read -r _ <&9 || exit 0
# Before what the player kept, which has the last word.
while [ "$settings" -gt 0 ]; do
  mkdir -p "$HOME/$(dirname "$1")" && printf '%s' "$2" >"$HOME/$1"
  shift 2
  settings=$((settings - 1))
done
kept=$1
shift
names=
while [ "$kept" -gt 0 ]; do names="$names
$1"; shift; kept=$((kept - 1)); done
(
  if [ -e /proc/self/fd/6 ]; then tar -xzf - -C "$HOME" --no-same-owner <&6 2>/dev/null; exec 6<&-; fi
  mkfifo ${RUN}/up
  Xvfb :1 -screen 0 "\${width}x\${height}x24" -fbdir ${SCREEN_FOLDER} -displayfd 7 \\
    -nolisten tcp -nolisten local -auth ${RUN}/xauthority -noreset -nocursor -r -s 0 -dpms \\
    7>${RUN}/up >/dev/null 2>&1 3>&- 4>&- &
  if [ "$sound" = 1 ]; then
    pulseaudio -n --daemonize=no --use-pid-file=no --exit-idle-time=-1 --realtime=no --high-priority=no \\
      --disallow-exit=yes --log-level=0 -F ${RUN}/pulse.pa >/dev/null 2>&1 3>&- 4>&- &
  fi
  dbus-daemon --session --nofork --nopidfile --address="$DBUS_SESSION_BUS_ADDRESS" >/dev/null 2>&1 3>&- 4>&- &
  read -r _ <${RUN}/up || { echo failed >&3; exit; }
  matchbox-window-manager -use_titlebar no -use_cursor no -use_desktop_mode plain >/dev/null 2>&1 3>&- 4>&- &
  if [ "$sound" = 1 ]; then
    tries=0
    while [ ! -S ${RUN}/pulse.socket ] && [ $tries -lt 250 ]; do sleep 0.02; tries=$((tries + 1)); done
    parec -d game.monitor --raw --rate=48000 --channels=2 --format=s16le --latency-msec=10 \\
      >&4 2>/dev/null 3>&- &
  fi
  echo up >&3
  nice -n 5 prlimit --nproc="$processes" -- "$@" >&2 3>&- 4>&-
  echo "exit $?" >&3
) 5>&- 9<&- &
# The order is read by a child, because only a shell that waits reaps what the game leaves to process 1.
(read -r order <&9 && [ "$order" = save ]) &
wait $!
order=$?
# Everything but this shell: nothing may change while it is packed.
kill -KILL -1
if [ "$order" = 0 ] && [ -n "$names" ]; then
  echo "$names" | sed 1d | tar -czf - -C "$HOME" --ignore-failed-read --verbatim-files-from --files-from=- >&5 2>/dev/null
fi
exit 0
`

/** PulseAudio with one null sink: its monitor is the game's sound. */
export const PULSE_SCRIPT = `load-module module-native-protocol-unix socket=${RUN}/pulse.socket auth-anonymous=1
load-module module-null-sink sink_name=game rate=48000 channels=2 format=s16le
load-module module-always-sink
set-default-sink game
`
