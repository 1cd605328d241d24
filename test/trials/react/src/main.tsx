/** Shows our elements in a fresh React project: imported, typed, listened to. */
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import 'shop-elements/shop-calculator';
import 'shop-elements/shop-cart';
import 'shop-elements/shop-config';
import type {} from 'shop-elements/react';

const metres = { name_d: 'm²', name_c: 'metrach kwadratowych', short_name: 'm2', decimals: 2 };
const packs = { name_d: 'opakowania', name_c: 'opakowaniach', short_name: 'opak.', decimals: 0 };

function App() {
  const [ordered, setOrdered] = useState('');
  const [shown, setShown] = useState(true);
  return (
    <>
      <shop-config brand="shop" currency="PLN" />
      {shown && (
        <shop-calculator
          name="quantity"
          mainUnit={packs}
          unit={metres}
          unit-value="1.44"
          show-calculator
          onshop-amount-changed={({ detail }) => setOrdered(String(detail.ordered ?? ''))}
        />
      )}
      <output id="ordered">{ordered}</output>
      <button onClick={() => setShown(!shown)}>Przełącz</button>
      <shop-cart cart-url="/koszyk" onshop-error={({ detail }) => console.log(detail.code)} />
    </>
  );
}

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
