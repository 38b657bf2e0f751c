import { withoutDeadControls } from './beforeScript';

test('controls are switched off, but for those of a form that the browser sends', () => {
  expect(
    withoutDeadControls(
      '<button type="button">Menu</button><form action="/products" method="get"><input name="search"><button>Go</button></form><form><input><select><option>1</option></select><textarea></textarea></form><button disabled="">Off</button>',
    ),
  ).toBe(
    '<button inert="" type="button">Menu</button><form action="/products" method="get"><input name="search"><button>Go</button></form><form><input inert=""><select inert=""><option>1</option></select><textarea inert=""></textarea></form><button inert="" disabled="">Off</button>',
  );
});

test('text and attributes that speak of controls stay as they are', () => {
  const html = '<p title="a &lt;button&gt;">An input is &lt;input&gt;</p><buttonish></buttonish>';
  expect(withoutDeadControls(html)).toBe(html);
});
