const kinds = ['any', 'read-write', 'read-only', 'primary', 'standby'] as const
/** Which servers will do, in the words of libpq's `target_session_attrs`. */
export type ServerKind = (typeof kinds)[number]

export interface Server {
  host: string
  port: number
}

export interface ServerList {
  /** An address that the driver understands: that of the first one. */
  connectionString: string
  /** Empty where the address names one server, which the driver can read itself. */
  servers: readonly Server[]
  kind: ServerKind
}

const usualPort = 5432

/** Reads an address that names several servers, as libpq does and the driver does not. */
export function readServerList(address: string): ServerList {
  const [, start, hosts = '', rest = ''] =
    /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#]*)(.*)$/.exec(address) ?? []
  // Does not repeat the address, because it holds a password.
  if (start === undefined) throw new Error('This is not the address of a PostgreSQL server')
  const [path = '', query = ''] = rest.split('?')
  const asked = new URLSearchParams(query)
  const kind = readKind(asked.get('target_session_attrs') ?? 'any')
  const named = asked.get('host')?.split(',') ?? hosts.split(',')
  if (named.length === 1) return { connectionString: address, servers: [], kind }
  const servers = asked.has('host')
    ? inPairs(named, (asked.get('port') ?? '').split(','))
    : named.map(readServer)
  asked.set('host', servers[0]?.host ?? '')
  asked.set('port', String(servers[0]?.port))
  return { connectionString: `${start}localhost${path}?${asked}`, servers, kind }
}

function readServer(written: string): Server {
  const [, host = '', port] = /^(\[.*\]|[^:]*)(?::(\d+))?$/.exec(written) ?? []
  if (!host) throw new Error('One of the addresses of the database has no name or no such port')
  return { host: decodeURIComponent(host.replace(/^\[|\]$/g, '')), port: readPort(port) }
}

/** One port serves for all, as with libpq. */
function inPairs(hosts: readonly string[], ports: readonly string[]): Server[] {
  if (ports.length > 1 && ports.length !== hosts.length) {
    throw new Error('The address of the database names more ports than servers, or fewer')
  }
  return hosts.map((host, index) => ({ host, port: readPort(ports[index] ?? ports[0]) }))
}

function readPort(written: string | undefined): number {
  const port = Number(written || usualPort)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`${written} is no port of a database`)
  }
  return port
}

function readKind(written: string): ServerKind {
  const kind = kinds.find(known => known === written)
  if (!kind) throw new Error(`target_session_attrs is one of ${kinds.join(', ')}`)
  return kind
}
