/**
 * Runs in the document head: closes a menu of the header on Escape, when something else is pressed
 * or gets the focus, and when an entry is chosen. The header's own code comes after the first
 * interaction, and a menu that is opened before it comes must close as well: hence also the capture
 * phase, after which React stops what it has no code for. Menus of one name are open one at a time.
 */
export const closeMenusScript = `(function(){
function when(kind,act){addEventListener(kind,function(e){var m=document.querySelector('details[name=site-menu][open]');if(m)act(m,m.contains(e.target),e)},true)}
function leave(m,isInside){if(!isInside)m.open=false}
when('pointerdown',leave);
when('focusin',leave);
when('click',function(m,isInside,e){if(isInside&&e.target.closest('a,button'))m.open=false});
when('keydown',function(m,isInside,e){if(isInside&&e.key==='Escape'){m.open=false;m.firstElementChild.focus()}})
})()`
