interface Found {
  document?: { name: string; fields?: object };
}

/** Every document of the database, wherever it lies, as its path and what it says; a walk through it would ask thousands of times. */
async function everything(): Promise<string[]> {
  const host = process.env.FIRESTORE_EMULATOR_HOST ?? '';
  const root = `projects/${process.env.GCLOUD_PROJECT ?? ''}/databases/(default)/documents`;
  const response = await fetch(`http://${host}/v1/${root}:runQuery`, {
    method: 'POST',
    // Past the rules.
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify({ structuredQuery: { from: [{ allDescendants: true }] } }),
  });
  if (!response.ok) throw new Error(`The database can’t be read: ${await response.text()}`);
  const found = (await response.json()) as Found[];
  return found.flatMap(({ document }) =>
    document ? [`${document.name.slice(root.length + 1)} ${JSON.stringify(document.fields)}`] : [],
  );
}

/** The documents that name any of these, in their paths or in what they say. */
export async function tracesOf(...names: string[]): Promise<string[]> {
  return (await everything()).filter((document) => names.some((name) => document.includes(name)));
}
