import pg from "pg";

export type NamedStatement = { name: string; text: string; values?: unknown[] | undefined };
export type Outcome = Pick<pg.QueryResult, "command" | "rowCount"> & { rows: Record<string, unknown>[] };

type Columns = { names: string[]; parsers: ((text: string) => unknown)[] };
type Known = { columns: Map<string, Columns>; undescribed: pg.Connection };

/** What the driver calls on a query. */
type DriverQuery = {
  name: string;
  submit(connection: pg.Connection): void;
  handleCommandComplete(message: object, connection: pg.Connection): void;
};
type Completed = (error: Error | null, result: Pick<Outcome, "command" | "rowCount">) => void;
const Query = pg.Query as unknown as new (text: string, values: unknown[], done: Completed) => DriverQuery;

const noColumns: Columns = { names: [], parsers: [] };

/**
 * A statement that stays prepared on its connection. The driver has PostgreSQL describe the columns at each execution, and
 * builds the rows from that; here both happen at the first execution on a connection. PostgreSQL refuses to execute a
 * prepared statement whose columns have changed.
 */
class PreparedQuery extends Query {
  readonly rowsRead: Record<string, unknown>[] = [];
  unreadable: unknown;
  #known: Known | undefined;
  #columns: Columns | undefined;

  constructor({ name, text, values = [] }: NamedStatement, done: Completed) {
    super(text, values, done);
    this.name = name;
  }

  override submit(connection: pg.Connection) {
    this.#known = knownOn(connection);
    this.#columns = this.#known.columns.get(this.name);
    return super.submit(this.#columns ? this.#known.undescribed : connection);
  }

  handleRowDescription({ fields }: { fields: { name: string; dataTypeID: number }[] }) {
    this.#columns = {
      names: fields.map(({ name }) => name),
      parsers: fields.map(({ dataTypeID }) => pg.types.getTypeParser(dataTypeID, "text")),
    };
  }

  handleDataRow({ fields: texts }: { fields: (string | null)[] }) {
    const { names, parsers } = this.#columns ?? noColumns;
    const row: Record<string, unknown> = {};
    try {
      for (let index = 0; index < names.length; index++) {
        const text = texts[index] ?? null;
        row[names[index] as string] = text === null ? null : parsers[index]?.(text);
      }
    } catch (error) {
      this.unreadable ??= error;
    }
    this.rowsRead.push(row);
  }

  override handleCommandComplete(message: object, connection: pg.Connection) {
    if (this.#known?.columns.get(this.name) === undefined)
      this.#known?.columns.set(this.name, this.#columns ?? noColumns);
    super.handleCommandComplete(message, connection);
  }
}

const knownOfConnection = new WeakMap<pg.Connection, Known>();

function knownOn(connection: pg.Connection): Known {
  const before = knownOfConnection.get(connection);
  if (before) return before;
  const undescribed: pg.Connection = Object.create(connection, { describe: { value() {} } });
  const known = { columns: new Map<string, Columns>(), undescribed };
  knownOfConnection.set(connection, known);
  return known;
}

export function executePrepared(client: pg.ClientBase, statement: NamedStatement): Promise<Outcome> {
  return new Promise<Outcome>((resolve, reject) => {
    const query = new PreparedQuery(statement, (error, result) => {
      const failure = error ?? query.unreadable;
      if (failure) reject(failure);
      else resolve({ command: result.command, rowCount: result.rowCount, rows: query.rowsRead });
    });
    client.query(query);
  }).catch((error) => {
    // The stack leads to the caller, not to the socket.
    Error.captureStackTrace(error);
    throw error;
  });
}
