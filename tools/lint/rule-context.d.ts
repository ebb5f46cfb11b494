/** What the rules use of the linter's interface. */
export type RuleContext = {
  filename: string;
  report(finding: { node: object; message: string }): void;
};

export type CallNode = {
  type: string;
  callee: { type: string; name?: string };
  arguments: unknown[];
};

export type ImportNode = { type: string; source?: { value?: unknown } | null };
