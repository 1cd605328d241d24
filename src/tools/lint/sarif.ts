/** Formats findings for code scanning: SARIF 2.1.0 (docs.oasis-open.org/sarif/sarif/v2.1.0). */
import { hints, rules, type Problem } from './problem';

export interface FileProblems {
  readonly path: string;
  readonly problems: readonly Problem[];
}

const address = (path: string): string => path.replaceAll('\\', '/').split('/').map(encodeURIComponent).join('/');

export const sarifOf = (
  files: readonly FileProblems[],
  version: string,
  skipped: readonly string[],
  pageOfRule: (rule: Problem['rule']) => string,
) => ({
  $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
  version: '2.1.0',
  runs: [
    {
      tool: {
        driver: {
          name: 'shop-elements lint',
          version,
          rules: (Object.keys(rules) as Problem['rule'][]).map((id) => ({
            id,
            shortDescription: { text: rules[id] },
            helpUri: pageOfRule(id),
          })),
        },
      },
      columnKind: 'utf16CodeUnits',
      invocations: [
        {
          executionSuccessful: true,
          toolExecutionNotifications: skipped.map((text) => ({ level: 'note', message: { text } })),
        },
      ],
      results: files.flatMap(({ path, problems }) =>
        problems.map(({ rule, message, line, column }) => ({
          ruleId: rule,
          level: hints.has(rule) ? 'note' : 'error',
          message: { text: message },
          locations: [
            {
              physicalLocation: {
                artifactLocation: { uri: address(path) },
                region: { startLine: line, startColumn: column },
              },
            },
          ],
        })),
      ),
    },
  ],
});
