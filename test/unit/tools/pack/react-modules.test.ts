/** Tests that the build stops if React's files are no longer written as the plugin expects. */
import { expect, it } from 'vitest';
import { asModule } from '../../../../src/tools/pack/react-modules';

it('turns exports and requires into those of an ES module', () => {
  const code = `var Scheduler = require("scheduler"),
  React = require("react");
exports.now = void 0;
if (React) {
  exports.now = Scheduler.now;
}
exports.memo = function () {};`;
  expect(asModule(code, 'react.js')).toBe(`import * as Scheduler from "scheduler";
  import * as React from "react";
let export_now = void 0;
if (React) {
  export_now = Scheduler.now;
}
let export_memo = function () {};
export { export_now as now,export_memo as memo };`);
});

it.each(['module.exports = 1;', 'exports["memo"] = 1;', 'exports.memo = require("./memo");'])(
  'stops the build at %s',
  (code) => {
    expect(() => asModule(code, 'react.js')).toThrow('react.js is not written as expected');
  },
);
